// Every fake legacy script: it records the id of its tag when it runs.
{
  const before = Reflect.get(window, 'legacyScripts') ?? []
  Reflect.set(window, 'legacyScripts', [...before, document.currentScript?.id])
}
