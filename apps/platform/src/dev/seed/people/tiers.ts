import { idOf } from '../id-of.ts'

export const tiers = [
  { name: 'Visitor', requiredPoints: 0, description: 'Where everybody starts: one point for each dollar.' },
  { name: 'Friend', requiredPoints: 250, description: 'Early sight of what is new.' },
  { name: 'Collector', requiredPoints: 1000, description: 'Delivery on us, always.' },
  {
    name: 'Patron',
    requiredPoints: 3000,
    description: 'A piece of your own from the workshop, once a year.',
  },
] as const

export const tierId = (name: (typeof tiers)[number]['name']): string => idOf('tier', name)
