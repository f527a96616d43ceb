import type { CityRegion } from './city.ts'

/** What each region's scene shows, for those who cannot see it. */
export const sceneAlts: Record<CityRegion, string> = {
  prairies: '',
  'great-lakes': '',
  'pacific-northwest': '',
  'st-lawrence': '',
  foothills: '',
  'atlantic-harbour': '',
  'mid-atlantic': '',
  'southern-california': '',
  'bay-area': '',
  desert: '',
  'gulf-coast': '',
  'hill-country': '',
  'north-texas': '',
  'front-range': '',
  piedmont: '',
  'south-florida': '',
}
