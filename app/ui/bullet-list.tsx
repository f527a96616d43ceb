export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex max-w-text list-disc flex-col gap-2 pl-6 marker:text-amber-deep">
      {items.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
