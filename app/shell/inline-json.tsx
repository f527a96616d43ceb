/** Escapes `<`, so that the JSON can't close its script element. */
export const InlineJson = ({ json, ...attributes }: { json: string; type: string; id?: string }) => (
  <script {...attributes} dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }} />
)
