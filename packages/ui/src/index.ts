/** Elements that a first paint needs. Overlays live in `@galleria/ui/overlays`, fetched when the first one opens. */
export { Badge, type Tone } from './Badge.tsx'
export { Content } from './Content.tsx'
export {
  DescriptionList,
  type DescriptionListProps,
  Disclosure,
  type DisclosureProps,
  Meter,
  type MeterProps,
} from './details.tsx'
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx'
export { Fill, Share } from './Fill.tsx'
export {
  Button,
  ButtonLink,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  IconButton,
  type IconButtonProps,
} from './forms/Button.tsx'
export {
  Checkbox,
  type CheckboxProps,
  type RadioChoice,
  RadioGroup,
  type RadioGroupProps,
} from './forms/Choice.tsx'
export {
  Field,
  type FieldProps,
  Select,
  type SelectProps,
  TextArea,
  type TextAreaProps,
  TextField,
} from './forms/Field.tsx'
export { OptionPicker, type OptionPickerProps, type PickerChoice, Swatch } from './forms/OptionPicker.tsx'
export { QuantityStepper, type QuantityStepperProps } from './forms/QuantityStepper.tsx'
export { useFocusFirstError } from './forms/use-focus-first-error.ts'
export { Icon, type IconName, type IconProps } from './Icon.tsx'
export { inStyle } from './in-style.ts'
export { Logo, LogoMark } from './Logo.tsx'
export {
  Card,
  Container,
  Divider,
  Grid,
  Heading,
  PageHeader,
  type PageHeaderProps,
  Stack,
} from './layout.tsx'
export { messages } from './messages/index.ts'
export { Notice, type NoticeProps, type NoticeTone } from './Notice.tsx'
export {
  Breadcrumb,
  type BreadcrumbProps,
  Pagination,
  type PaginationProps,
  SectionNav,
} from './navigation.tsx'
export { Picture, type PictureProps } from './Picture.tsx'
export { type Money, Price, type PriceProps } from './Price.tsx'
export { ProductGrid, ProductTile, type ProductTileProps, ProductTileSkeleton } from './ProductTile.tsx'
export { Skeleton } from './Skeleton.tsx'
export { Spinner } from './Spinner.tsx'
export { TextLink } from './TextLink.tsx'
export { ToastRegion } from './toast/ToastRegion.tsx'
export { type ToastOptions, toast } from './toast/toast.ts'
export { SkipLink, VisuallyHidden } from './VisuallyHidden.tsx'
