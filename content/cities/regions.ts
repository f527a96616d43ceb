import type { CityRegion } from './city.ts'

/** Alt text. Used in both countries, so avoid words that Canada and the US spell differently. */
export const sceneAlts: Record<CityRegion, string> = {
  prairies:
    'A grain elevator and a few trees on open prairie, with a low sun behind them and rows of ripe grain in front.',
  'great-lakes': 'A long freighter on a lake in front of a skyline of tall towers, with a pale sun behind them.',
  'pacific-northwest':
    'A ferry on calm water between dark firs, with a snow-capped mountain and low city skylines behind it.',
  'st-lawrence':
    'Stone buildings with green roofs beside a wide river, with a steel bridge behind them and fall trees in front.',
  foothills: 'Golden ranchland with a red barn and grazing cattle, and a small skyline below snowy mountains.',
  'atlantic-harbour':
    'A lighthouse on a rocky point at night, with sailboats on the water and wooden houses along a wharf.',
  'mid-atlantic':
    'A street of row houses with front stoops, with skyscrapers behind them and a suspension bridge to the right.',
  'southern-california': 'Three tall palms on a beach at sunset, with white houses on low hills above the ocean.',
  'bay-area': 'Rows of orchard trees lead to a low office building between golden hills, with a bay behind it.',
  desert: 'Tall saguaros and red buttes around a low white adobe house, under a huge pale sun.',
  'gulf-coast': 'A pelican on a post between cypress trees, with a port crane, containers and city towers behind it.',
  'hill-country':
    'A limestone building with an arched door among live oaks, with a small stone bridge and wildflowers in front.',
  'north-texas':
    'City towers in front of a big sun on flat grassland, with a winding road, a freight train and a windmill.',
  'front-range':
    'A brick warehouse with a water tank on its roof, between golden aspens and a wall of snowy mountains.',
  piedmont: 'City towers above rolling treetops, with a red clay path winding between the trees.',
  'south-florida': 'Art Deco hotels and palms along a beach, with a cruise ship on the water behind them.',
}
