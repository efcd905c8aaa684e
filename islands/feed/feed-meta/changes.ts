import { type Adoption, createAdoption } from '../../../src/dom/adoption'
import { textOriginal } from '../../../src/dom/original'

/** What is done to a post, and undone in the other order. */
export interface Changes {
  readonly adopted: Adoption
  text(node: Element, value: string): void
  /** These nodes have been put in. */
  added(...nodes: readonly ChildNode[]): void
  remove(node: ChildNode): void
  /** Something else, by its own way back. */
  did(undo: () => void): void
  undo(): void
}

export function createChanges(): Changes {
  const adopted = createAdoption()
  const undos: (() => void)[] = []
  return {
    adopted,
    text(node, value) {
      const original = textOriginal(node)
      original.set(value)
      undos.push(original.restore)
    },
    added(...nodes) {
      undos.push(() => nodes.forEach((node) => void node.remove()))
    },
    remove(node) {
      const { parentNode, nextSibling } = node
      node.remove()
      undos.push(() => {
        const isThere = nextSibling?.parentNode === parentNode
        parentNode?.insertBefore(node, isThere ? nextSibling : null)
      })
    },
    did: (undo) => void undos.push(undo),
    undo() {
      for (const undo of undos.splice(0).reverse()) undo()
      adopted.restore()
    },
  }
}
