/** Hands something over as a file. */
export const handOut = (name: string, what: Blob): void => {
  const url = URL.createObjectURL(what);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
