interface FromFileProps {
  readonly name: string;
  readonly says: string;
  /** What stands in the file; nothing if none was chosen after all. */
  take(text: string): unknown;
}

/** Takes what was saved to a file. */
export const FromFile = ({ name, says, take }: FromFileProps) => (
  <label className="load">
    {says}
    <input
      type="file"
      name={name}
      accept="application/json,.json"
      onChange={async (event) => take((await event.target.files?.[0]?.text()) ?? '')}
    />
  </label>
);
