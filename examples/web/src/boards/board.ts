/** What a picture of a game is given, and how it answers. */
export interface BoardProps<V> {
  readonly view: V;
  readonly viewer: string | null;
  readonly language: string;
  name(id: string): string;
  /** The question now asked, by action and field, as `give-disc.to`: what a click answers. Null while none is asked. */
  readonly asked: string | null;
  /** ids that question may be answered with */
  readonly choosable: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  choose(id: string): void;
}
