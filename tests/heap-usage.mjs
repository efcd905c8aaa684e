/** @typedef {{ bytes: number, nodes: number, listeners: number }} InUse of the page's process */

/**
 * What a page keeps once everything is collected that nobody can reach any more.
 * @param {import('@playwright/test').CDPSession} devTools
 * @returns {Promise<InUse>}
 */
export async function heapUsage(devTools) {
  // What the first collection lets go of on the document's side, only a second one finds on the script's.
  await devTools.send('HeapProfiler.collectGarbage')
  await devTools.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  return { bytes: usedSize, nodes, listeners: jsEventListeners }
}
