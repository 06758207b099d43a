/** What a page may do about copying: browsers give it a clipboard only where it came encrypted, or from this machine. */
interface Copying {
  readonly clipboard: Pick<Clipboard, 'writeText'> | undefined;
  /** Copies what is selected; false if that may not be either. */
  copySelected(): boolean;
}

const ofThePage: Copying = {
  get clipboard() {
    return navigator.clipboard;
  },
  copySelected: () => document.execCommand('copy'),
};

/** Copies the text of a field; if it cannot be done, the text stays selected for whoever copies it by hand. */
export const copied = async (field: Pick<HTMLInputElement, 'value' | 'select' | 'focus'>, page: Copying = ofThePage): Promise<boolean> => {
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
