import { useSpeech } from '../language/speech.js';
import { useTelling } from '../table/telling.js';
import type { Afar, Seated } from '../tables/seen.js';
import type { Sitting } from '../tables/sitting.js';

interface AskedProps {
  readonly sitting: Sitting;
  readonly seen: Seated;
  readonly afar: Afar;
}

/** So many sentences say what is to be taken back. */
const mostTold = 3;

/** What somebody asks leave for, and what can be had with leave alone. */
export const Asked = ({ sitting, seen: { viewer, moments }, afar: { request, needsLeave, takesBackFrom, runs } }: AskedProps) => {
  const { words, say } = useSpeech();
  const { player, event } = useTelling();
  // Whoever asks is told what for; to the others the host does not say whom it concerns.
  const moves = takesBackFrom === null ? [] : (moments.find(({ at }) => at === takesBackFrom)?.events ?? []);
  const named = moves.length > 0 && <p className="quiet">{say('toTakeBack', { moves: moves.slice(0, mostTold).map(event).join(' ') })}</p>;
  if (request !== null) {
    const { by, what, of, agreed } = request;
    const isMine = viewer !== null && by === viewer;
    const mayAnswer = viewer !== null && of.includes(viewer) && !agreed.includes(viewer);
    const waiting = of.filter((seat) => !agreed.includes(seat)).map(player);
    const asks = { 'take-back': 'asksTakeBack', redo: 'asksRedo', 'go-on': 'asksGoOn' } as const;
    return (
      <section className="panel asked-leave" role="alert">
        <p>{isMine ? words.asked : say(asks[what], { player: player(by) })}</p>
        {isMine && what === 'take-back' && named}
        {!mayAnswer && <p className="quiet">{say('waitingFor', { players: waiting.join(', ') })}</p>}
        <div className="buttons">
          {mayAnswer && (
            <button type="button" className="primary" onClick={() => void sitting.command({ kind: 'answer', yes: true })}>
              {words.agree}
            </button>
          )}
          {mayAnswer && what !== 'go-on' && (
            <button type="button" onClick={() => void sitting.command({ kind: 'answer', yes: false })}>
              {words.disagree}
            </button>
          )}
          {!mayAnswer && (isMine || runs) && what !== 'go-on' && (
            <button type="button" onClick={() => void sitting.command({ kind: 'answer', yes: false })}>
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
