/** What a picture of a game is given, and how it answers. */
export interface BoardProps<V> {
  readonly view: V;
  readonly viewer: string | null;
  readonly language: string;
  name(id: string): string;
  /** ids the question now asked may be answered with */
  readonly choosable: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  choose(id: string): void;
}
