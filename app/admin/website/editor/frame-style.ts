/** For the page in the frame. Outlines and padding of inline texts don't move anything. */
export const frameStyle = `
[data-mark] { padding-block: 3px; border-radius: 3px; cursor: text; }
[data-mark]:hover { outline: 2px solid #17453c; outline-offset: 2px; }
[data-mark][data-draft] { box-shadow: inset 0 -3px #e9a23b; }
[data-mark]:focus-visible, [data-mark][data-open] { outline: 3px solid #17453c; outline-offset: 2px; }
.on-pine [data-mark]:is(:hover, :focus-visible, [data-open]) { outline-color: #e9a23b; }
@media (prefers-reduced-motion: reduce) { * { scroll-behavior: auto; } }
`
