declare module 'virtual:story-titles' {
  /** Each is a `StoryTitle` of the arcade. */
  const titles: Readonly<Record<string, unknown>>;
  export default titles;
}
