interface Left {
  readonly island: string
  readonly change: RegExp
  readonly because: string
}

/** What islands leave on their hosts, and why. */
const LEFT: readonly Left[] = [
  {
    island: 'entrance',
    change: /^class: .*sf-animate/,
    because: 'what has entered stays seen: the theme hides it without the class',
  },
  {
    island: 'accordion',
    change: /^style: .*opacity: 1/,
    because: 'it stays seen: the theme hides it until a script has run',
  },
  {
    island: 'progress-bars',
    change: /^class: .*"animated /,
    because: 'a bar that has filled stays full',
  },
  {
    island: 'mini-view',
    change: /^class: .*item-animated/,
    because: 'the list that shows its products gave the class, and they stay seen',
  },
]

export function isLeftOnPurpose(island: string, change: string): boolean {
  return LEFT.some((left) => left.island === island && left.change.test(change))
}
