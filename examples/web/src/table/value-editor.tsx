import { useId } from 'react';
import { inOrder } from '../boards/listing.js';
import { useSpeech } from '../language/speech.js';
import { useTelling } from './telling.js';

interface Edited {
  readonly value: unknown;
  /** Other values for the same place: from them come the shape of new entries and the words worth typing. */
  readonly alike: readonly unknown[];
  readonly label: string;
  onChange(value: unknown): void;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An editor for a structured value, shaped like the value itself: the rules say the rest. */
export const ValueEditor = (edited: Edited) => {
  const { value } = edited;
  if (Array.isArray(value)) return <ListEditor {...edited} value={value} />;
  if (isFields(value)) return <FieldsEditor {...edited} value={value} />;
  return <PlainEditor {...edited} />;
};

const PlainEditor = ({ value, alike, label, onChange }: Edited) => {
  const id = useId();
  const { value: tell } = useTelling();
  const { words } = useSpeech();
  if (typeof value === 'boolean')
    return (
      <label className="entry">
        <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
        <span>{label}</span>
      </label>
    );
  if (typeof value === 'number')
    return (
      <div className="entry">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="number"
          value={Number.isNaN(value) ? '' : value}
          onChange={(event) => onChange(event.target.value === '' ? Number.NaN : Number(event.target.value))}
        />
      </div>
    );
  const texts = [...new Set(alike.filter((other) => typeof other === 'string'))];
  return (
    <div className="entry">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        list={`${id}-list`}
        value={value === null ? '' : String(value)}
        placeholder={value === null ? words.none : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={`${id}-list`}>
        {texts.map((text) => (
          <option key={text} value={text}>
            {tell(text)}
          </option>
        ))}
      </datalist>
    </div>
  );
};

const FieldsEditor = ({ value, alike, label, onChange }: Edited & { readonly value: Fields }) => {
  const { name } = useTelling();
  const others = alike.filter(isFields);
  return (
    <fieldset className="fields">
      <legend>{label}</legend>
      {Object.entries(value).map(([field, part]) => (
        <ValueEditor
          key={field}
          value={part}
          alike={others.map((other) => other[field])}
          label={name(field)}
          onChange={(next) => onChange({ ...value, [field]: next })}
        />
      ))}
    </fieldset>
  );
};

const ListEditor = ({ value, alike, label, onChange }: Edited & { readonly value: readonly unknown[] }) => {
  const { words, say } = useSpeech();
  const { value: tell } = useTelling();
  const known = [...alike.filter((other): other is readonly unknown[] => Array.isArray(other)).flat(), ...value];
  const shapes = known.filter((one, place) => known.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === place);
  return (
    <fieldset className="fields">
      <legend>{label}</legend>
      {inOrder(value).map(({ thing: part, place, key }) => (
        <div className="list-entry" key={key}>
          <ValueEditor
            value={part}
            alike={known}
            label={String(place + 1)}
            onChange={(next) => onChange(value.map((old, at) => (at === place ? next : old)))}
          />
          <button
            type="button"
            className="small"
            aria-label={say('removeEntry', { number: place + 1 })}
            onClick={() => onChange(value.filter((_, at) => at !== place))}
          >
            ×
          </button>
        </div>
      ))}
      {shapes.length > 0 && (
        <select
          aria-label={`${words.addEntry}: ${label}`}
          value=""
          onChange={(event) => onChange([...value, shapes[Number(event.target.value)]])}
        >
          <option value="" disabled>
            {words.addEntry}
          </option>
          {shapes.map((shape, place) => (
            <option key={JSON.stringify(shape)} value={place}>
              {tell(shape)}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
};
