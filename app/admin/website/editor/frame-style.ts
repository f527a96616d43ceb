/** For the page in the frame. Outlines and padding of inline texts don't move anything. */
export const frameStyle = `
[data-place] {
  padding-block: 3px;
  border-radius: 3px;
  outline: 1px dotted rgb(23 69 60 / 45%);
  outline-offset: 2px;
  cursor: text;
}
[data-place]:hover { outline: 2px solid #17453c; }
[data-place][data-draft] { box-shadow: inset 0 -3px #e9a23b; }
[data-place]:focus-visible, [data-place][data-open] { outline: 3px solid #17453c; }
[data-place][data-locked] { outline: 1px dashed #857c6b; cursor: help; }
[data-place][data-locked]:is(:hover, :focus-visible) { outline: 2px dashed #4d5a54; }
[data-place][data-locked]:has(svg.lock) { position: relative; }
[data-place] svg.lock { position: absolute; inset-inline-end: -1em; bottom: 0.3em; width: 0.75em; height: 0.75em; }
.on-pine [data-place] { outline-color: rgb(233 162 59 / 60%); }
.on-pine [data-place]:is(:hover, :focus-visible, [data-open]) { outline-color: #e9a23b; }
[data-list] {
  position: absolute;
  z-index: 15;
  min-height: 44px;
  padding: 0.25rem 1rem;
  border: 2px solid #17453c;
  border-radius: 999px;
  background: #fff;
  color: #17453c;
  font: 600 1rem/1.5 var(--font-sans);
  text-align: start;
  letter-spacing: normal;
  cursor: pointer;
}
[data-list]:hover { background: #e4ede6; }
[data-list]:focus-visible { outline: 3px solid #e9a23b; outline-offset: 2px; }
@media (prefers-reduced-motion: reduce) { * { scroll-behavior: auto; } }
`
