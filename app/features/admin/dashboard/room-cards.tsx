import { Link } from 'react-router'
import { ArrowRightIcon } from '#app/ui/icons.tsx'

const rooms = [
  {
    to: '/admin/analytics',
    title: 'Analytics',
    description: 'Where people start, finish and give up.',
  },
  {
    to: '/admin/database',
    title: 'Database',
    description: 'Every survey response and every session.',
  },
]

export function RoomCards() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6">
      {rooms.map(({ to, title, description }) => (
        <li
          key={to}
          className="group relative flex items-center justify-between gap-5 rounded-card border border-line bg-white p-6 shadow-card transition-shadow hover:shadow-raised sm:p-7"
        >
          <div>
            <h2 className="mb-1 text-heading-3 text-pine-deep">
              <Link to={to} className="after:absolute after:inset-0 after:rounded-card group-hover:underline">
                {title}
              </Link>
            </h2>
            <p className="text-ink-soft">{description}</p>
          </div>
          <ArrowRightIcon className="size-6 shrink-0 text-pine transition-transform group-hover:translate-x-1" />
        </li>
      ))}
    </ul>
  )
}
