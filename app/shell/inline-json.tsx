/** JSON in the page, which no browser runs. Without an opening bracket it can neither end early nor become markup. */
export const InlineJson = ({ json, ...attributes }: { json: string; type: string; id?: string }) => (
  <script
    {...attributes}
    dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    suppressHydrationWarning
  />
)
