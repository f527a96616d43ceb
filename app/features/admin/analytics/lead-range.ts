import { useState } from 'react'
import { useSearchParams } from 'react-router'

export const leadRanges = [
  { value: '7', label: '7 days', words: 'in the last 7 days' },
  { value: '30', label: '30 days', words: 'in the last 30 days' },
  { value: '90', label: '90 days', words: 'in the last 90 days' },
  { value: 'all', label: 'All', words: 'in all' },
] as const

export type LeadRange = (typeof leadRanges)[number]

const usualRange = leadRanges[1]

const rangeOf = (days: string | null): LeadRange => leadRanges.find(({ value }) => value === days) ?? usualRange

/**
 * The range stands in the address: reloading keeps it, and Back returns to the one before. The router changes the address
 * when it finds time; what was chosen counts at once, or the pressed choice would spring back until then.
 */
export function useLeadRange() {
  const [params, setParams] = useSearchParams()
  const inAddress = rangeOf(params.get('days'))
  const [lastInAddress, setLastInAddress] = useState(inAddress)
  const [range, setRange] = useState(inAddress)
  if (inAddress !== lastInAddress) {
    setLastInAddress(inAddress)
    setRange(inAddress)
  }
  const chooseRange = (days: LeadRange['value']) => {
    setRange(rangeOf(days))
    setParams(
      current => {
        current.set('days', days)
        return current
      },
      { preventScrollReset: true },
    )
  }
  return { range, chooseRange }
}
