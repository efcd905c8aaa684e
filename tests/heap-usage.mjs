/** @typedef {{ bytes: number, nodes: number, listeners: number }} InUse of the page's process */

/**
 * The heap of a page after garbage collection.
 * @param {import('@playwright/test').CDPSession} devTools
 * @returns {Promise<InUse>}
 */
export async function heapUsage(devTools) {
  // The first collection frees nodes of the document. Only a second one frees the script objects that they held.
  await devTools.send('HeapProfiler.collectGarbage')
  await devTools.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  return { bytes: usedSize, nodes, listeners: jsEventListeners }
}
