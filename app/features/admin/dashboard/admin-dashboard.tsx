import { AtAGlance } from './at-a-glance.tsx'
import { RoomCards } from './room-cards.tsx'

export function AdminDashboard() {
  return (
    <div className="flex flex-col gap-10 sm:gap-12">
      <RoomCards />
      <AtAGlance />
    </div>
  )
}
