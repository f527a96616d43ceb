import { expect, test } from 'vitest'
import { parseDocument } from '#content/documents/parse-document.ts'
import { pastedMarkdown, pastedText } from './pasted-markdown.ts'

const lines = (...parts: readonly string[]) => parts.join('\n')

/** As Word puts it on the clipboard, with its lists as paragraphs. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
<body lang=EN-CA><!--StartFragment-->
<h1>Selling the farm<o:p></o:p></h1>
<p class=MsoNormal>Start <b>two
years</b> early<b>.</b> See <a href="http://www.canada.ca/">Canada.ca</a>, <a href="https://www.canada.ca/en">the
page</a> and <i>ask</i>.<o:p></o:p></p>
<h2><b>Records</b></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Tax returns<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Land <b>titles</b><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Call the lawyer</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>Wait</p>
<!--EndFragment--></body></html>`

test('headings, bold words, links and lists from Word arrive as Markdown', () => {
  expect(pastedMarkdown(fromWord)).toEqual({
    markdown: lines(
      '## Selling the farm',
      '',
      'Start **two years** early. See Canada.ca, [the page](https://www.canada.ca/en) and ask.',
      '',
      '### Records',
      '',
      '- Tax returns',
      '- Land **titles**',
      '',
      '1. Call the lawyer',
      '2. Wait',
    ),
    lost: ['italics', "links that don't start with https://"],
  })
})

const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
<h2 dir="ltr"><span style="font-weight:400">A heading</span></h2>
<p dir="ltr"><span style="font-weight:400">Some </span><span style="font-weight:700">bold</span><span style="font-weight:700"> words</span><span style="font-weight:400">.</span></p>
<ol><li dir="ltr"><p dir="ltr"><span>First</span></p></li><li dir="ltr"><p><span>Second</span></p>
<ul><li><p>Inside</p></li></ul></li></ol></b>`

test('so do they from Google Docs, with a nested list as one list', () => {
  expect(pastedMarkdown(fromGoogleDocs)).toEqual({
    markdown: lines('## A heading', '', 'Some **bold words**.', '', '1. First', '2. Second', '3. Inside'),
    lost: ['lists inside lists, which are one list now'],
  })
})

const fromWebPage = `<article><h2><a href="/x">Prices</a></h2><p>From $20*, see [1] and <code>a_b</code>.<br>Second line.</p>
<img src="https://a.ca/a.png" alt="A chart"><blockquote><p>Well said.</p></blockquote>
<table><tr><th>Plan</th><th>Price</th></tr><tr><td>Small</td><td>$20</td></tr></table><script>alert(1)</script></article>`

test('what a web page has besides text is kept or named', () => {
  expect(pastedMarkdown(fromWebPage)).toEqual({
    markdown: lines(
      '## Prices',
      '',
      'From $20\\*, see \\[1\\] and a\\_b.',
      '',
      'Second line.',
      '',
      '> Well said.',
      '',
      '| Plan | Price |',
      '| --- | --- |',
      '| Small | $20 |',
    ),
    lost: ['a picture'],
  })
})

test('bold next to punctuation and letters stays bold', () => {
  const html = '<p><b>Note:</b>read <strong>(this)</strong>now, <b><strong>twice</strong></b>. <b> spaced </b>out</p>'
  const { markdown } = pastedMarkdown(html)
  const [block] = parseDocument(markdown).blocks
  const bold = block?.type === 'paragraph' ? block.text.filter(run => run.bold).map(run => run.text) : []
  expect(bold).toEqual(['Note', 'this', 'twice', 'spaced'])
})

test('typed bullets and numbers become lists', () => {
  const html =
    '<div>We need:</div><div>• One</div><div>•&nbsp;Two</div><div>1) First</div><div>2) Second</div><div>Done in 2. Really.</div>'
  expect(pastedMarkdown(html).markdown).toBe(
    lines('We need:', '', '- One', '- Two', '', '1. First', '2. Second', '', 'Done in 2. Really.'),
  )
  expect(pastedText('We need:\n• One\n• Two\n\nThat is all.')).toBe(
    lines('We need:', '', '- One', '- Two', '', 'That is all.'),
  )
})

test.each([fromWord, fromGoogleDocs, fromWebPage])('nothing that was pasted needs a repair (%#)', html => {
  expect(parseDocument(pastedMarkdown(html).markdown).problems).toEqual([])
})
