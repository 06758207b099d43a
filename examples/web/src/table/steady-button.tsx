import type { ComponentProps, ReactNode } from 'react';

interface SteadyButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'disabled' | 'aria-disabled'> {
  /** Is there nothing to be done by it now? */
  readonly isOff: boolean;
}

/** A button that pressing it may put off: it keeps the focus then, where a disabled one would lose it for whoever plays by keyboard. */
export const SteadyButton = ({ isOff, onClick, ...others }: SteadyButtonProps): ReactNode => (
  <button type="button" {...others} aria-disabled={isOff} onClick={isOff ? undefined : onClick} />
);
