import type fc from 'fast-check'
import type { RealSite } from './real-site.ts'
import type { SiteModel } from './site-model.ts'

export type SiteCommand = fc.AsyncCommand<SiteModel, RealSite>

/** Does the same to the model and to the site, and compares their answers. */
export const command = <Input>(
  arbitrary: fc.Arbitrary<Input>,
  name: string,
  run: (input: Input, model: SiteModel, site: RealSite) => Promise<void>,
  check: (model: SiteModel) => boolean = () => true,
): fc.Arbitrary<SiteCommand> =>
  arbitrary.map(input => ({
    check,
    run(model, site) {
      model.commands += 1
      return run(input, model, site)
    },
    toString: () => `${name} ${JSON.stringify(input)}`,
  }))

/** One of the rows that are there. */
export const chosen = <Row>(rows: readonly Row[], choice: number) => rows[choice % rows.length] as Row
