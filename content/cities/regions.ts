import type { CityRegion } from './city.ts'

/** What each region's scene shows, for those who cannot see it. */
export const sceneAlts: Record<CityRegion, string> = {
  prairies: 'A grain elevator and a few trees on open prairie, with a low sun over rows of ripe grain.',
  'great-lakes': 'A lake freighter crosses low waves in front of a lakeside skyline at sunrise.',
  'pacific-northwest':
    'A ferry on a calm sound between dark firs, with a snow-capped mountain and a small town behind.',
  'st-lawrence': 'A stone town with copper roofs on a broad river, with a steel bridge and autumn maples.',
  foothills: 'Golden ranchland with a barn and grazing cattle, a small skyline and the snowy Rockies behind.',
  'atlantic-harbour': 'A lighthouse on granite above a night harbour with clapboard houses and sailing boats.',
  'mid-atlantic': 'Row houses with front stoops, skyscrapers behind them and a suspension bridge to the right.',
  'southern-california': 'Tall palms on a beach at sunset, with white stucco houses on low hills above the ocean.',
  'bay-area': 'Orchard rows lead to a low office campus between golden hills dotted with oaks, the bay beyond.',
  desert: 'Tall saguaros and red buttes around a low adobe house under a huge pale sun.',
  'gulf-coast': 'A pelican on a post in a cypress bayou, with a port crane and hazy city towers behind.',
  'hill-country': 'A limestone arch among live oaks, with a stone footbridge over a river and wildflowers in front.',
  'north-texas': 'City towers before a big sun on flat grassland, with a highway, a freight train and a wind pump.',
  'front-range': 'A brick warehouse between golden aspens, below a wall of snowy mountains.',
  piedmont: 'City towers rise from rolling treetops, and a red clay path winds between the trees.',
  'south-florida': 'Art-deco hotels and palms along a beach, with a cruise ship on the horizon.',
}
