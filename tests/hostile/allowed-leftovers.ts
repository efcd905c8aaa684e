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
    island: 'carousel',
    change: /^style: .*opacity: 1/,
    because: 'the theme hides the list until a script has run: one that is not built is shown all the same',
  },
  {
    island: 'drawn-icon',
    change: /^(?:style: .*opacity: 1|new$)/,
    because: 'the theme hides it until a script has run: a drawing that came stays seen',
  },
  {
    island: 'tabs',
    change: /^class: .*tab-pane/,
    because: 'panes that were put in order stay so: the theme hides them while they are of class `load`',
  },
  {
    island: 'timeline',
    change: /^class: .*bounce-in/,
    because: 'an item that has come into view stays seen: the theme hides it until then',
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
  {
    island: 'preview-slider',
    change: /^class: .*item-animated/,
    because: 'the same: its host is a product of such a list',
  },
  ...['item-list', 'product-reveal', 'social-list'].map((island) => ({
    island,
    change: /^class: .*item-animated/,
    because: 'an item that has come into view stays seen: the theme hides it without the class',
  })),
  {
    island: 'progress-bars',
    change: /^style: .*(?:width: [\d.]+%|opacity: 1)/,
    because: 'a bar that has filled stays full, with its figure',
  },
  {
    island: 'counter',
    change: /^style: .*(?:opacity: 1|width: [\d.]+px)/,
    because: 'what was counted stays seen: the theme hides its heading until a script has run',
  },
  {
    island: 'product-price',
    change: /^(?:style: .*(?:display|visibility|clear): |disabled: |id: "" -> "quantity")/,
    because: 'which options the form offers goes with what was chosen, and it is still sent with them',
  },
  {
    island: 'quantity',
    change: /^data-quantity: /,
    because: 'the button still puts in the cart what the field says',
  },
  {
    island: 'behaviour-fields',
    change: /^value: /,
    because: 'the form is still sent with what its fields tell of the visitor',
  },
]

export function isLeftOnPurpose(island: string, change: string): boolean {
  return LEFT.some((left) => left.island === island && left.change.test(change))
}
