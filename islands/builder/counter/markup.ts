import { flagOf } from '../../../src/page/data-flag'
import { type Count, readCount } from './count'

/** Contract 04 §6. */
const NUMBER = '.count-number'
const DIVIDERS = '.count-divider span:not(.icon-divide)'
const SUBJECT = '.count-subject'

export interface Counter {
  readonly number: HTMLElement | null
  readonly count: Count
  /** The lines that grow below the number, and the texts that rise last. */
  readonly dividers: readonly HTMLElement[]
  readonly subjects: readonly HTMLElement[]
}

export function readCounter(host: HTMLElement): Counter {
  const number = host.querySelector<HTMLElement>(NUMBER)
  const of = (name: string) => number?.getAttribute(`data-${name}`) ?? null
  return {
    number,
    count: readCount(
      {
        from: of('from'),
        to: of('to'),
        speed: of('speed'),
        refresh: of('refresh-interval'),
        decimals: of('decimals'),
      },
      {
        hasCommas: number ? flagOf(number, 'data-with-commas', { absent: false }) : false,
        prefix: of('prefix') ?? '',
        suffix: of('suffix') ?? '',
      },
    ),
    dividers: [...host.querySelectorAll<HTMLElement>(DIVIDERS)],
    subjects: [...host.querySelectorAll<HTMLElement>(SUBJECT)],
  }
}
