interface FromFileProps {
  readonly name: string;
  readonly says: string;
  /** What stands in the file, once one is chosen. */
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
      onChange={async ({ target }) => {
        const file = target.files?.[0];
        if (file === undefined) return;
        const text = await file.text();
        target.value = ''; // the same file may be chosen again, once it has been mended
        take(text);
      }}
    />
  </label>
);
