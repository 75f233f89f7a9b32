export const sharedSingletons: Readonly<Record<string, unknown>> = {}
