import type { LegalTable } from '#content/legal/legal-document.ts'

export function DocumentTable({ caption, columns, rows }: LegalTable) {
  return (
    <table className="mt-2 mb-4 w-full border-collapse text-small max-sm:block sm:table-fixed">
      <caption className="pb-2 text-left text-body font-semibold text-pine-deep max-sm:block">{caption}</caption>
      <thead className="max-sm:hidden">
        <tr className="border-b-2 border-edge text-left">
          {columns.map(column => (
            <th key={column} scope="col" className="py-2 pr-6 font-normal text-ink-soft first:w-1/3 last:pr-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:flex max-sm:flex-col max-sm:gap-3">
        {rows.map(([name, ...cells]) => (
          <tr
            key={name}
            className="border-line align-top max-sm:block max-sm:rounded-control max-sm:border max-sm:bg-white max-sm:p-4 sm:border-b"
          >
            <th scope="row" className="text-left font-semibold wrap-anywhere max-sm:block sm:py-3 sm:pr-6">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="max-sm:mt-2 max-sm:block sm:py-3 sm:pr-6 sm:last:pr-0">
                <span className="block text-ink-soft sm:hidden">{columns[index + 1]}</span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
