/** The declarations of a page of the API report by name: they stand apart by empty lines, and have none within. */
export const declared = (page: string): Map<string, string> => {
  const found = new Map<string, string>();
  for (const part of page.split(/\n\n|```ts\n|```\n/)) {
    const name = part.match(/^(?:export|declare) (?:abstract )?(?:interface|type|class|function|const|let|\{ (?:\w+ as )?) ?(\w+)/)?.[1];
    if (name !== undefined) found.set(name, part.trim());
  }
  return found;
};
