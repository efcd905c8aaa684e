interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the visitor wants no more data than needed, or has a slow line: what can wait is fetched when they act. */
export function savesData(navigator: Navigator & { connection?: Connection }): boolean {
  const { saveData, effectiveType } = navigator.connection ?? {}
  return Boolean(saveData) || /[23]g/.test(effectiveType ?? '')
}
