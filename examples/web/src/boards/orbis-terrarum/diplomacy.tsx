import type { View } from 'ludoteca/orbis-terrarum';
import type { ReactNode } from 'react';
import { Chips, Plate } from '../plate.js';
import { useTable } from '../table.js';
import { useWords } from './words.js';

/** What binds the Nations: treaties, organizations, conferences, declarations, and offers the viewer knows of. */
export const Diplomacy = ({ view }: { readonly view: View }): ReactNode => {
  const { name, called } = useTable();
  const word = useWords();
  const all = (ids: readonly string[]): string => ids.map((id) => name(id, 'nations')).join(', ');
  /** Who waits to join what these have agreed or declared. */
  const waiting = (requests: View['treaties'][number]['requests'], members: readonly string[]): readonly ReactNode[] =>
    requests.map(({ id, nation }) => (
      <Plate key={id} shows={{ kind: 'request', id }} className="chip" label={`${name(nation, 'nations')} → ${all(members)}`}>
        <b>{name(nation, 'nations')}</b> → {members.map((one) => name(one, 'nations')).join(' – ')}
      </Plate>
    ));
  return (
    <>
      <Chips title={word('treaties')}>
        {view.treaties.flatMap(({ id, parties, clauses, lastTurn, requests }) => [
          <Plate
            key={id}
            shows={{ kind: 'treaty', id }}
            className="chip parchment"
            label={`${all(parties)}${word('colon')}${clauses.map(({ kind }) => name(kind)).join(', ')}`}
          >
            <b>{parties.map((one) => name(one, 'nations')).join(' – ')}</b> {clauses.map(({ kind }) => name(kind)).join(', ')}{' '}
            <small>
              {word('until')} {lastTurn}
            </small>
          </Plate>,
          ...waiting(requests, parties),
        ])}
      </Chips>
      <Chips title={word('offers')}>
        {view.offers.map(({ id, from, to, clauses }) => (
          <Plate key={id} shows={{ kind: 'offer', id }} className="chip" label={`${name(from, 'nations')} → ${name(to, 'nations')}`}>
            <b>
              {name(from, 'nations')} → {name(to, 'nations')}
            </b>{' '}
            {clauses.map(({ kind }) => name(kind)).join(', ')}
          </Plate>
        ))}
      </Chips>
      <Chips title={word('organizations')}>
        {view.organizations.map(({ id, leader, members }) => (
          <Plate
            key={id}
            shows={{ kind: 'organization', id }}
            className="chip parchment"
            label={`${name(id)}${word('colon')}${all(members)}`}
          >
            <b>{name(id)}</b> {all(members)}{' '}
            {leader !== null && (
              <small>
                {word('leader')} {name(leader, 'nations')}
              </small>
            )}
          </Plate>
        ))}
      </Chips>
      <Chips title={word('conferences')}>
        {view.conferences
          .filter(({ stage }) => stage !== 'closed' && stage !== 'dissolved')
          .flatMap(({ id, topic, stage, attendees, proposals }) => [
            <Plate key={id} shows={{ kind: 'conference', id }} className="chip" label={`${topic}${word('colon')}${name(stage)}`}>
              <b>{topic}</b> {name(stage)} <small>{all(attendees)}</small>
            </Plate>,
            ...proposals.map((proposal) => (
              <Plate
                key={proposal.id}
                shows={{ kind: 'proposal', id: proposal.id }}
                className="chip parchment"
                label={called('cast-vote', 'choice', proposal.id)}
              >
                {called('cast-vote', 'choice', proposal.id)}
              </Plate>
            )),
          ])}
      </Chips>
      <Chips title={word('declarations')}>
        {view.declarations.flatMap(({ id, kind, declarants, target, text, requests }) => [
          <Plate key={id} shows={{ kind: 'declaration', id }} className="chip" label={text === '' ? name(kind) : text}>
            <b>{all(declarants)}</b> {name(kind)} {target === null ? '' : `→ ${name(target, 'nations')}`}
          </Plate>,
          ...waiting(requests, declarants),
        ])}
      </Chips>
    </>
  );
};
