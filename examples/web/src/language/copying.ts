/** What a page may do about copying: browsers give it a clipboard only where it came encrypted, or from this machine. */
interface Copying {
  readonly clipboard: { writeText(text: string): Promise<void> } | undefined;
  /** Copies what is selected; false if that may not be either. */
  copySelected(): boolean;
}

/** A field with a text to be copied. */
interface Field {
  readonly value: string;
  focus(): void;
  select(): void;
}

/** Copies the text of a field; if it cannot be done, the text stays selected for whoever copies it by hand. */
export const copied = async (field: Field, page: Copying): Promise<boolean> => {
  try {
    if (page.clipboard !== undefined) {
      await page.clipboard.writeText(field.value);
      return true;
    }
  } catch {} // it was not allowed
  field.focus();
  field.select();
  try {
    return page.copySelected();
  } catch {
    return false;
  }
};
