import type { IconName } from '@tkalnia/contract';
import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import Archive from 'lucide-react/icons/archive';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Banknote from 'lucide-react/icons/banknote';
import BarChart3 from 'lucide-react/icons/bar-chart-3';
import Bell from 'lucide-react/icons/bell';
import BookOpen from 'lucide-react/icons/book-open';
import Boxes from 'lucide-react/icons/boxes';
import Briefcase from 'lucide-react/icons/briefcase';
import Building2 from 'lucide-react/icons/building-2';
import Calculator from 'lucide-react/icons/calculator';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Camera from 'lucide-react/icons/camera';
import ChartLine from 'lucide-react/icons/chart-line';
import ChartPie from 'lucide-react/icons/chart-pie';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-help';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Clock from 'lucide-react/icons/clock';
import Cloud from 'lucide-react/icons/cloud';
import Code from 'lucide-react/icons/code';
import Coins from 'lucide-react/icons/coins';
import CreditCard from 'lucide-react/icons/credit-card';
import Database from 'lucide-react/icons/database';
import Factory from 'lucide-react/icons/factory';
import FileCheck from 'lucide-react/icons/file-check';
import FileSearch from 'lucide-react/icons/file-search';
import FileText from 'lucide-react/icons/file-text';
import Files from 'lucide-react/icons/files';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import FolderTree from 'lucide-react/icons/folder-tree';
import Forklift from 'lucide-react/icons/forklift';
import Gauge from 'lucide-react/icons/gauge';
import GitBranch from 'lucide-react/icons/git-branch';
import Globe from 'lucide-react/icons/globe';
import Hammer from 'lucide-react/icons/hammer';
import Handshake from 'lucide-react/icons/handshake';
import HardHat from 'lucide-react/icons/hard-hat';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Hotel from 'lucide-react/icons/hotel';
import House from 'lucide-react/icons/house';
import Image from 'lucide-react/icons/image';
import Inbox from 'lucide-react/icons/inbox';
import Info from 'lucide-react/icons/info';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import Languages from 'lucide-react/icons/languages';
import Layers from 'lucide-react/icons/layers';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import ListChecks from 'lucide-react/icons/list-checks';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import MapIcon from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import Megaphone from 'lucide-react/icons/megaphone';
import Menu from 'lucide-react/icons/menu';
import MessageSquare from 'lucide-react/icons/message-square';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Mic from 'lucide-react/icons/mic';
import Minus from 'lucide-react/icons/minus';
import Monitor from 'lucide-react/icons/monitor';
import PackageIcon from 'lucide-react/icons/package';
import Paperclip from 'lucide-react/icons/paperclip';
import Pause from 'lucide-react/icons/pause';
import PenLine from 'lucide-react/icons/pen-line';
import Percent from 'lucide-react/icons/percent';
import Phone from 'lucide-react/icons/phone';
import PieChart from 'lucide-react/icons/pie-chart';
import Play from 'lucide-react/icons/play';
import Plug from 'lucide-react/icons/plug';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import QrCode from 'lucide-react/icons/qr-code';
import Receipt from 'lucide-react/icons/receipt';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Route from 'lucide-react/icons/route';
import Scale from 'lucide-react/icons/scale';
import ScanLine from 'lucide-react/icons/scan-line';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import Server from 'lucide-react/icons/server';
import Settings from 'lucide-react/icons/settings';
import Share2 from 'lucide-react/icons/share-2';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Smartphone from 'lucide-react/icons/smartphone';
import Star from 'lucide-react/icons/star';
import Store from 'lucide-react/icons/store';
import Tags from 'lucide-react/icons/tags';
import Target from 'lucide-react/icons/target';
import Timer from 'lucide-react/icons/timer';
import Truck from 'lucide-react/icons/truck';
import Upload from 'lucide-react/icons/upload';
import UserCheck from 'lucide-react/icons/user-check';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import Utensils from 'lucide-react/icons/utensils';
import Video from 'lucide-react/icons/video';
import Wallet from 'lucide-react/icons/wallet';
import Warehouse from 'lucide-react/icons/warehouse';
import Webhook from 'lucide-react/icons/webhook';
import WifiOff from 'lucide-react/icons/wifi-off';
import Workflow from 'lucide-react/icons/workflow';
import Wrench from 'lucide-react/icons/wrench';
import X from 'lucide-react/icons/x';
import Zap from 'lucide-react/icons/zap';

/** Icons of the interface itself, which no editor chooses. */
export type InterfaceIcon =
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up-right'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'circle-alert'
  | 'circle-check'
  | 'house'
  | 'info'
  | 'menu'
  | 'minus'
  | 'paperclip'
  | 'pause'
  | 'play'
  | 'plus'
  | 'upload'
  | 'x';

/** Every drawing of the site, one set at one stroke width. An icon the contract names has to stand here. */
export const DRAWINGS = {
  activity: Activity,
  archive: Archive,
  'badge-check': BadgeCheck,
  banknote: Banknote,
  'bar-chart-3': BarChart3,
  bell: Bell,
  'book-open': BookOpen,
  boxes: Boxes,
  briefcase: Briefcase,
  'building-2': Building2,
  calculator: Calculator,
  'calendar-check': CalendarCheck,
  'calendar-days': CalendarDays,
  camera: Camera,
  'chart-line': ChartLine,
  'chart-pie': ChartPie,
  'circle-help': CircleHelp,
  'clipboard-check': ClipboardCheck,
  'clipboard-list': ClipboardList,
  clock: Clock,
  cloud: Cloud,
  code: Code,
  coins: Coins,
  'credit-card': CreditCard,
  database: Database,
  factory: Factory,
  'file-check': FileCheck,
  'file-search': FileSearch,
  'file-text': FileText,
  files: Files,
  fingerprint: Fingerprint,
  'folder-tree': FolderTree,
  forklift: Forklift,
  gauge: Gauge,
  'git-branch': GitBranch,
  globe: Globe,
  hammer: Hammer,
  handshake: Handshake,
  'hard-hat': HardHat,
  'heart-pulse': HeartPulse,
  hotel: Hotel,
  image: Image,
  inbox: Inbox,
  'key-round': KeyRound,
  landmark: Landmark,
  languages: Languages,
  layers: Layers,
  'layout-dashboard': LayoutDashboard,
  'life-buoy': LifeBuoy,
  'list-checks': ListChecks,
  lock: Lock,
  mail: Mail,
  map: MapIcon,
  'map-pin': MapPin,
  megaphone: Megaphone,
  'message-square': MessageSquare,
  'messages-square': MessagesSquare,
  mic: Mic,
  monitor: Monitor,
  package: PackageIcon,
  'pen-line': PenLine,
  percent: Percent,
  phone: Phone,
  'pie-chart': PieChart,
  plug: Plug,
  printer: Printer,
  'qr-code': QrCode,
  receipt: Receipt,
  'refresh-cw': RefreshCw,
  route: Route,
  scale: Scale,
  'scan-line': ScanLine,
  search: Search,
  send: Send,
  server: Server,
  settings: Settings,
  'share-2': Share2,
  'shield-check': ShieldCheck,
  'shopping-bag': ShoppingBag,
  'shopping-cart': ShoppingCart,
  smartphone: Smartphone,
  star: Star,
  store: Store,
  tags: Tags,
  target: Target,
  timer: Timer,
  truck: Truck,
  'user-check': UserCheck,
  'user-plus': UserPlus,
  users: Users,
  utensils: Utensils,
  video: Video,
  wallet: Wallet,
  warehouse: Warehouse,
  webhook: Webhook,
  'wifi-off': WifiOff,
  workflow: Workflow,
  wrench: Wrench,
  zap: Zap,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up-right': ArrowUpRight,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  house: House,
  info: Info,
  menu: Menu,
  minus: Minus,
  paperclip: Paperclip,
  pause: Pause,
  play: Play,
  plus: Plus,
  upload: Upload,
  x: X,
} satisfies Record<IconName | InterfaceIcon, LucideIcon>;
