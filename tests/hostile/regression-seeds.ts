interface RegressionSeed {
  readonly seed: number
  readonly found: string
  /** Found before {@link Faults} existed: the page has broken markup and answers only. */
  readonly hasNoFaults?: true
}

/** Seeds whose pages once showed a fault of laurel: every run visits them first. */
export const REGRESSION_SEEDS: readonly RegressionSeed[] = [
  {
    seed: 261,
    found: 'a carousel that could not be built kept the classes and roles it had been given',
    hasNoFaults: true,
  },
  { seed: 516, found: 'a social list inside its own list of tweets did not mount', hasNoFaults: true },
  { seed: 587, found: 'two full-width blocks in one row left their class on it', hasNoFaults: true },
  {
    seed: 1635,
    found: 'two load-more buttons of one list left its class, as the first mounted was unmounted first',
    hasNoFaults: true,
  },
  {
    seed: 1997,
    found: 'panes shared by two tab lists kept their roles, as the first mounted was unmounted first',
    hasNoFaults: true,
  },
  {
    seed: 3884,
    found: 'the modal of an option picker kept the roles that it has while it is open',
    hasNoFaults: true,
  },
]
