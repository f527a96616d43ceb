import { icon } from '#app/ui/icons.tsx'

const actions = {
  heading: { label: 'Heading', Icon: icon(<path d="M6 5v14M18 5v14M6 12h12" />) },
  bold: { label: 'Bold', Icon: icon(<path d="M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z" />) },
  list: { label: 'List', Icon: icon(<path d="M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01" />) },
  quote: {
    label: 'Quote',
    Icon: icon(<path d="M10 8H6a1 1 0 0 0-1 1v4h5zm0 5c0 2-1 3-3 4M19 8h-4a1 1 0 0 0-1 1v4h5zm0 5c0 2-1 3-3 4" />),
  },
  link: {
    label: 'Link',
    Icon: icon(<path d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1" />),
  },
  picture: {
    label: 'Picture',
    Icon: icon(
      <>
        <rect x="3" y="5" width="18" height="14" rx="2" />
        <path d="m3 16 5-5 5 5 3-3 5 4M15 9.5v.01" />
      </>,
    ),
  },
}

export type BarAction = keyof typeof actions

export const DocumentBar = ({ onAct }: { onAct: (action: BarAction) => void }) => (
  <fieldset className="flex flex-wrap border-b border-line px-1.5">
    <legend className="sr-only">Format the text</legend>
    {Object.entries(actions).map(([action, { label, Icon }]) => (
      <button
        key={action}
        type="button"
        title={label}
        // The text keeps its selection, and a phone its keyboard.
        onMouseDown={event => event.preventDefault()}
        onClick={() => onAct(action as BarAction)}
        className="flex size-touch cursor-pointer items-center justify-center rounded-control text-ink-soft hover:bg-paper-deep hover:text-pine-deep focus-visible:-outline-offset-3"
      >
        <Icon className="size-5" />
        <span className="sr-only">{label}</span>
      </button>
    ))}
  </fieldset>
)
