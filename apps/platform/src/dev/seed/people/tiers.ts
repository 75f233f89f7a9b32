import { idOf } from '../id-of.ts'

export const tiers = [
  { name: 'Visitor', requiredPoints: 0, description: 'Earn one point for each dollar you spend.' },
  { name: 'Friend', requiredPoints: 250, description: 'Early access to new products.' },
  { name: 'Collector', requiredPoints: 1000, description: 'Free delivery on every order.' },
  {
    name: 'Patron',
    requiredPoints: 3000,
    description: 'A free piece from our workshop every year.',
  },
] as const

export const tierId = (name: (typeof tiers)[number]['name']): string => idOf('tier', name)
