import { type ReactNode, useState } from 'react';
import { CopyField } from '../language/copy-field.js';
import { useSpeech } from '../language/speech.js';
import { handOut } from '../local/handing-out.js';
import { HereAlone } from '../online/here-alone.js';
import { useReach } from '../online/use-reach.js';
import { addressOfSource } from './address.js';
import type { Study } from './opening.js';
import { longestLink, packed } from './shared-record.js';

type Link = { readonly kind: 'none' } | { readonly kind: 'made'; readonly link: string } | { readonly kind: 'too-long' };

/** Handing a game on that is over, in a link or in a file: both tell everything. */
export const Sharing = ({ study }: { readonly study: Study }): ReactNode => {
  const { words } = useSpeech();
  const [link, setLink] = useState<Link>({ kind: 'none' });
  const reach = useReach();
  const { record, outcome } = study;
  if (outcome === null)
    return (
      <details className="panel sharing">
        <summary>{words.studyShare}</summary>
        <p className="quiet">{words.studyNotShared}</p>
      </details>
    );
  const make = async (base: string): Promise<void> => {
    const text = await packed(record);
    const made = `${base}${addressOfSource({ kind: 'link', text })}`;
    setLink(made.length > longestLink ? { kind: 'too-long' } : { kind: 'made', link: made });
  };
  return (
    <details className="panel sharing">
      <summary>{words.studyShare}</summary>
      <p className="quiet">{words.studyShareExplain}</p>
      {link.kind === 'made' && reach !== null && <HereAlone reach={reach} />}
      {link.kind === 'made' && <CopyField label={words.studyLink} text={link.link} />}
      {link.kind === 'too-long' && (
        <p className="warning" role="status">
          {words.studyTooLong}
        </p>
      )}
      <div className="buttons">
        {link.kind === 'none' && (
          <button type="button" className="primary" disabled={reach === null} onClick={() => reach !== null && void make(reach.base)}>
            {words.studyMakeLink}
          </button>
        )}
        <button
          type="button"
          onClick={() => handOut(`${record.game}.record.json`, new Blob([JSON.stringify(record)], { type: 'application/json' }))}
        >
          {words.studyToFile}
        </button>
      </div>
    </details>
  );
};
