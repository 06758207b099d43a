import { generate } from 'lean-qr';
import { useMemo } from 'react';

/** Light around the code, so that a camera finds its edges. */
const margin = 4;

/** A link as a picture that the camera of a telephone reads: dark on light, by night as well. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { size, path } = useMemo(() => {
    const code = generate(text);
    const places = Array.from({ length: code.size }, (_, place) => place);
    const dark = places.flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`));
    return { size: code.size, path: dark.join('') };
  }, [text]);
  const whole = size + 2 * margin;
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`${-margin} ${-margin} ${whole} ${whole}`} shapeRendering="crispEdges">
      <title>{label}</title>
      <rect className="light" x={-margin} y={-margin} width={whole} height={whole} />
      <path className="dark" d={path} />
    </svg>
  );
};
