import { useSpeech } from '../language/speech.js';
import { useTelling } from '../table/telling.js';
import type { Afar, Seated } from '../tables/seen.js';
import type { Sitting } from '../tables/sitting.js';
import { sayWhatGoes } from './what-goes.js';

interface AskedProps {
  readonly sitting: Sitting;
  readonly seen: Seated;
  readonly afar: Afar;
}

/** What somebody asks leave for, and what can be had with leave alone. */
export const Asked = ({ sitting, seen: { viewer, moments }, afar: { request, needsLeave, takesBackFrom, runs } }: AskedProps) => {
  const speech = useSpeech();
  const { words, say } = speech;
  const { player, event } = useTelling();
  // What goes may be a secret: everybody is told what they have seen of it, and nothing else.
  const goes = sayWhatGoes(moments, takesBackFrom, event, speech);
  const named = goes !== null && <p className="quiet">{goes}</p>;
  if (request !== null) {
    const { by, what, of, agreed, to } = request;
    const answer = (yes: boolean) => () => void sitting.command({ kind: 'answer', yes, ...(to === undefined ? {} : { to }) });
    const isMine = viewer !== null && by === viewer;
    const mayAnswer = viewer !== null && of.includes(viewer) && !agreed.includes(viewer);
    const waiting = of.filter((seat) => !agreed.includes(seat)).map(player);
    const asks = { 'take-back': 'asksTakeBack', redo: 'asksRedo', 'go-on': 'asksGoOn' } as const;
    return (
      <section className="panel asked-leave" role="alert">
        <p>{isMine ? words.asked : say(asks[what], { player: player(by) })}</p>
        {what === 'take-back' && named}
        {!mayAnswer && <p className="quiet">{say('waitingFor', { players: waiting.join(', ') })}</p>}
        <div className="buttons">
          {mayAnswer && (
            <button type="button" className="primary" onClick={answer(true)}>
              {words.agree}
            </button>
          )}
          {mayAnswer && what !== 'go-on' && (
            <button type="button" onClick={answer(false)}>
              {words.disagree}
            </button>
          )}
          {!mayAnswer && (isMine || runs) && what !== 'go-on' && (
            <button type="button" onClick={answer(false)}>
              {words.withdraw}
            </button>
          )}
        </div>
      </section>
    );
  }
  if (needsLeave === null) return null;
  return (
    <section className="panel asked-leave" role="alert">
      <p>{words.needsLeave}</p>
      {needsLeave === 'take-back' && named}
      <div className="buttons">
        <button type="button" className="primary" onClick={() => sitting.ask(true)}>
          {words.askThem}
        </button>
        <button type="button" onClick={() => sitting.ask(false)}>
          {words.letBe}
        </button>
      </div>
    </section>
  );
};
