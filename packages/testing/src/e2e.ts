export * from '@galleria/e2e-kit'
