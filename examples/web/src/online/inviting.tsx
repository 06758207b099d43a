import { useEffect, useRef } from 'react';
import { CopyField } from '../language/copy-field.js';
import { useSpeech } from '../language/speech.js';
import { useTelling } from '../table/telling.js';
import type { Afar, Seated } from '../tables/seen.js';
import { HereAlone } from './here-alone.js';
import { linkTo } from './keyring.js';
import { keyFor } from './keys.js';
import { QrCode } from './qr-code.js';
import { useReach } from './use-reach.js';

interface InvitingProps {
  readonly table: string;
  readonly seen: Seated;
  readonly afar: Afar;
}

/** For whoever runs a table to which not everybody has come yet: the links to hand on, as a text and as a picture. */
export const Inviting = ({ table, seen, afar }: InvitingProps) => {
  const { words, say } = useSpeech();
  const { player } = useTelling();
  const invites = keyFor(table)?.invites ?? {};
  const open = afar.seats.flatMap(({ id, driver, taken }) =>
    driver.kind === 'person' && !taken && id !== seen.viewer && invites[id] !== undefined ? [{ id, invite: invites[id] }] : [],
  );
  const reach = useReach();
  const links = open.map(({ invite }) => invite).join();
  const section = useRef<HTMLDetailsElement>(null);
  const known = useRef(links);
  // Who asks for a new link is somewhere else on the page, and looks for it.
  useEffect(() => {
    if (links !== known.current) section.current?.scrollIntoView({ block: 'nearest' });
    known.current = links;
  }, [links]);
  if (!afar.runs || afar.closed || open.length === 0 || reach === null) return null;
  return (
    <details ref={section} className="panel inviting" open>
      <summary>{words.inviting}</summary>
      <HereAlone reach={reach} />
      {open.map(({ id, invite }) => {
        const link = linkTo(reach.base, table, invite);
        const label = say('linkFor', { player: player(id) });
        return (
          <div key={id} className="hand-on">
            <p>{label}</p>
            <CopyField label={label} text={link} />
            <details>
              <summary>{words.qrCode}</summary>
              <QrCode text={link} label={label} />
            </details>
          </div>
        );
      })}
    </details>
  );
};
