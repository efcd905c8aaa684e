import { findAll, type Root } from './query'

/** All classes in there: to look for each of many would take as many times as long. */
export function classesOf(root: Root): ReadonlySet<string> {
  const { getAttribute } = Element.prototype
  const printed = new Set<string | null>()
  for (const element of findAll<Element>(root, '*')) printed.add(getAttribute.call(element, 'class'))
  return new Set([...printed].join(' ').split(/\s/))
}
