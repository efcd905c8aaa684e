/** Field names in PHP's notation for lists: `metal`, `metal[]`, `size[cup][2]`. */
const NAME = /^([a-z][\w:-]*)((?:\[(?:[a-z][\w:-]*|\d*)\])*)/i
const KEY = /\[([^[\]]*)\]/g

type Node = FormDataEntryValue | Branch

interface Branch {
  readonly nodes: Map<string, Node>
  /** Index for the next value of a `[]`: one more than the largest index so far. */
  next: number
}

/** Form data by field; lists belong to the field's name (contract 07 B3). */
export interface DataTree {
  readonly fields: readonly string[]
  /** The non-empty values of a field, including those of its lists. */
  valuesOf(field: string | undefined): readonly FormDataEntryValue[]
}

/**
 * The last value of a repeated name counts. Names that begin with a digit or `_` are internal to the form
 * and ignored; of other names the malformed end is cut off.
 */
export function readTree(data: FormData): DataTree {
  const root = createBranch()
  for (const [name, value] of data) {
    const [, field, keys = ''] = NAME.exec(name) ?? []
    if (field === undefined || isNoFile(value)) continue
    place(root, [field, ...[...keys.matchAll(KEY)].map(([, key = '']) => key)], value)
  }
  return {
    fields: [...root.nodes.keys()],
    valuesOf: (field) => leaves(field === undefined ? undefined : root.nodes.get(field)),
  }
}

const createBranch = (): Branch => ({ nodes: new Map(), next: 0 })

function place(root: Branch, path: readonly string[], value: FormDataEntryValue): void {
  let branch = root
  for (const [depth, key] of path.entries()) {
    const place = placeOf(branch, key)
    const known = branch.nodes.get(place)
    const isLast = depth === path.length - 1
    const node = isLast ? value : isBranch(known) ? known : createBranch()
    branch.nodes.set(place, node)
    if (isBranch(node)) branch = node
  }
}

function placeOf(branch: Branch, key: string): string {
  if (key !== '' && !/^\d/.test(key)) return key
  const index = key === '' ? branch.next : Number(key)
  branch.next = Math.max(branch.next, index + 1)
  return String(index)
}

function leaves(node: Node | undefined): FormDataEntryValue[] {
  if (node === undefined || node === '') return []
  return isBranch(node) ? [...node.nodes.values()].flatMap(leaves) : [node]
}

const isBranch = (node: Node | undefined): node is Branch => typeof node === 'object' && 'nodes' in node

/** The value that browsers send for an empty file field. */
const isNoFile = (value: FormDataEntryValue) =>
  typeof value === 'object' && value.name === '' && value.size === 0
