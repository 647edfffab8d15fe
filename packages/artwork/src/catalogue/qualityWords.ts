import type { PaletteId } from '../composition/colour.ts';
import { templates } from './wordLists.ts';

/** A modifier that precedes the noun in English and follows it in Thai. Some set a palette. */
export interface Quality {
  en: string;
  ty: string;
  palette?: PaletteId;
}

/** One quality per line: English | Thai | palette. */
export const qualities: readonly Quality[] = `
  Golden | ทองคำ | amber
  Emerald | มรกต | jade
  Ruby | ทับทิม | ruby
  Sapphire | ไพลิน | sapphire
  Jade | หยก | jade
  Silver | เงินยวง | glacier
  Crimson | สีชาด | lacquer
  Scarlet | แดงฉาน | lacquer
  Lucky | นำโชค
  Mighty | ทรงพลัง
  Royal | แห่งราชา | velvet
  Mystic | ลี้ลับ | violet
  Wild | จอมซน
  Midnight | เที่ยงคืน | midnight
  Sunrise | ยามรุ่งอรุณ | dusk
  Moonlit | ใต้แสงจันทร์ | midnight
  Grand | ยิ่งใหญ่
  Secret | ลับ
  Ancient | โบราณ | sand
  Radiant | เจิดจรัส | amber
  Happy | หรรษา | bubblegum
  Brave | ผู้กล้า
  Dancing | เริงระบำ | orchid
  Sleeping | หลับใหล | violet
  Thunder | สายฟ้า | midnight
  Blazing | เพลิง | ember
  Frozen | เยือกแข็ง | glacier
  Cosmic | แห่งจักรวาล | violet
  Velvet | กำมะหยี่ | velvet
  Neon | นีออน | neonPink
  Magic | วิเศษ | orchid
  Rich | มั่งคั่ง
  Flying | เหินฟ้า | sapphire
  Giant | ยักษ์ใหญ่
  Tiny | จิ๋ว | bubblegum
  Swift | ปราดเปรียว
  Laughing | หัวเราะร่า | citrus
  Crystal | คริสตัล | glacier
  Amber | อำพัน | amber
  Pearl | ไข่มุก | lagoon
  Copper | ทองแดง | sand
  Shadow | แห่งเงา | haunted
  Starlit | ใต้แสงดาว | midnight
  Hidden | ซ่อนเร้น | teakNight
  Electric | พลังไฟฟ้า | neonCyan
  Turquoise | สีเทอร์ควอยซ์ | lagoon
  Sunset | ยามสนธยา | dusk
  Violet | สีม่วง | violet
  Singing | ขับขาน | orchid
  Roaming | พเนจร
  Tropical | เมืองร้อน | jungle
  Monsoon | หน้ามรสุม | teakNight
  Eternal | นิรันดร์
  Noble | ผู้สูงศักดิ์ | velvet
  Glowing | เรืองแสง | acid
  Gentle | แสนสุภาพ | meadow
  Hungry | จอมหิว | citrus
  Curious | ช่างสงสัย | meadow
  Fearless | ไร้พ่าย
  Generous | ใจดี`
  .trim()
  .split('\n')
  .map((line) => {
    const [en = '', ty = '', palette] = line.split('|').map((part) => part.trim());
    return { en, ty, ...(palette ? { palette: palette as PaletteId } : {}) };
  });

/** Qualities for contests: their place and time. */
export const contestQualities: readonly Quality[] = templates(`
  Weekend | สุดสัปดาห์
  National | ระดับชาติ
  Asian | เอเชีย
  Summer | ฤดูร้อน
  Winter | ฤดูหนาว
  Midnight | รอบดึก
  Northern | ภาคเหนือ
  Southern | ภาคใต้
  Eastern | ตะวันออก
  Western | ตะวันตก
  Island | หมู่เกาะ
  Capital | เมืองหลวง
  Open | โอเพ่น
  Junior | รุ่นเยาวชน
  Grand | ระดับใหญ่
  Coastal | ชายฝั่ง
  Monsoon | หน้าฝน
  Golden | โกลเด้น
  Express | เอ็กซ์เพรส
  Friday | วันศุกร์`);

/** Slot name templates that fit any theme. */
export const commonTemplates = templates(`
  {} Fortune | {}พาโชค
  {} Riches | {}ร่ำรวย
  {} Kingdom | อาณาจักร{}
  {} Legend | ตำนาน{}
  {} Quest | ภารกิจ{}
  Secret of the {} | ความลับของ{}
  Return of the {} | การกลับมาของ{}
  {} Treasure | สมบัติ{}
  Night of the {} | ค่ำคืนแห่ง{}
  {} Express | {}ด่วนพิเศษ
  {} Deluxe | {}ดีลักซ์
  {} Rush | {}พุ่งทะยาน
  {} Hold and Spin | {}ล็อกแล้วหมุน
  {} Ways | {}หลากหนทาง
  {} Supreme | {}สูงสุด
  {} Wins | {}ชนะรวด`);

/** Name templates for games with a jackpot. */
export const jackpotTemplates = templates(`
  {} Jackpot | แจ็คพอต{}
  {} Grand Jackpot | แกรนด์แจ็คพอต{}
  {} Link | {}ลิงก์แจ็คพอต
  Major {} | {}เมเจอร์`);
