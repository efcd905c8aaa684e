/** The names that form data may have, as PHP makes lists of them: `metal`, `metal[]`, `size[cup][2]`. */
const NAME = /^([a-z][\w:-]*)((?:\[(?:[a-z][\w:-]*|\d*)\])*)/i
const KEY = /\[([^[\]]*)\]/g

type Node = FormDataEntryValue | Branch

interface Branch {
  readonly nodes: Map<string, Node>
  /** Where `[]` puts the next value: after the largest number. */
  next: number
}

/** Form data by field, with lists under the field's name (contract 07 B3). */
export interface DataTree {
  readonly fields: readonly string[]
  /** All values of a field, of its lists too, but no empty ones. */
  valuesOf(field: string | undefined): readonly FormDataEntryValue[]
}

/**
 * A name given twice keeps its last value. Names that begin with a digit or `_` are the form's own and left out; of
 * others, what no longer reads as a name is cut off.
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

/** What browsers send for a file field that is left empty. */
const isNoFile = (value: FormDataEntryValue) =>
  typeof value === 'object' && value.name === '' && value.size === 0
