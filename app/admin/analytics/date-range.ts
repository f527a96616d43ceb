export const ranges = [
  { value: '7', label: '7 days', text: 'in the last 7 days' },
  { value: '30', label: '30 days', text: 'in the last 30 days' },
  { value: '90', label: '90 days', text: 'in the last 90 days' },
  { value: 'all', label: 'All time', text: 'in total' },
] as const

export type RangeOption = (typeof ranges)[number]

export const rangeFrom = (params: URLSearchParams): RangeOption =>
  ranges.find(({ value }) => value === params.get('days')) ?? ranges[3]
