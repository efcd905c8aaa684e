import type { Page } from '@playwright/test'

/** One node of the accessibility tree. */
export interface AccessibleNode {
  readonly id: unknown
  readonly role: string
  readonly name: string
  readonly description: string
  readonly properties: Readonly<Record<string, unknown>>
  readonly children: readonly AccessibleNode[]
}

/** The accessibility tree that a screen reader gets of the page. */
export async function accessibilityTree(page: Page): Promise<AccessibleNode> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const read = (id: string): AccessibleNode[] => {
    const node = byId.get(id)
    if (!node) return []
    const children = (node.childIds ?? []).flatMap(read)
    if (node.ignored) return children
    return [
      {
        id: node.backendDOMNodeId,
        role: String(node.role?.value ?? ''),
        name: String(node.name?.value ?? ''),
        description: String(node.description?.value ?? ''),
        properties: Object.fromEntries(
          (node.properties ?? []).map(({ name, value }) => [
            name,
            value.relatedNodes?.map(({ backendDOMNodeId }) => backendDOMNodeId) ?? value.value,
          ]),
        ),
        children,
      },
    ]
  }
  const [root] = nodes[0] ? read(nodes[0].nodeId) : []
  if (!root) throw new Error('A page without an accessibility tree')
  return root
}

/** Everything in it that has a role. */
export function all({ children, ...node }: AccessibleNode, role: string): AccessibleNode[] {
  return [
    ...(node.role === role ? [{ ...node, children }] : []),
    ...children.flatMap((child) => all(child, role)),
  ]
}

/** The present texts of the page's live regions. */
export async function spoken(page: Page): Promise<string[]> {
  const tree = await accessibilityTree(page)
  return [...all(tree, 'status'), ...all(tree, 'alert')].map(words).filter(Boolean)
}

/** Its text, with a space between what is in two places. */
export function words({ role, name, children }: AccessibleNode): string {
  if (role === 'StaticText') return name.trim()
  return children.map(words).filter(Boolean).join(' ')
}
